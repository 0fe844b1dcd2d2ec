"""Tools of the repository: generators, load and kill tests."""
