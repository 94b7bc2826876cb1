"""The names that mypyc needs, with plain-Python replacements. This module itself is never compiled."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    class vec:
        def __class_getitem__(cls, item):
            return list  # not a subclass: list itself is faster in the interpreter

    def append(numbers, number):
        numbers.append(number)
        return numbers

    def pop(numbers, i):
        return numbers, numbers.pop(i)

    def mypyc_attr(**_facts):
        return lambda native_class: native_class
