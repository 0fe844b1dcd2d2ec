"""Tools of the repository: generators, load and kill tests."""

import pithead.lab  # noqa: F401  (before numpy: how many threads it may have is said there)
