"""The parts of the load test."""
