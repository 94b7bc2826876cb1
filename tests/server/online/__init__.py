"""Tests of online tables over real HTTP and sockets."""
