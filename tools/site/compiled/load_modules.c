/* Starts the modules of mypyc's library: by itself, mypyc wants another small library for each of them. */
#include <Python.h>

/* `capsule` is the attribute `init_...` of mypyc's library: the function that makes a module and runs its code. */
static PyObject *start(PyObject *self, PyObject *capsule)
{
    void *function = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    return function == NULL ? NULL : ((PyObject *(*)(void))function)();
}

static PyMethodDef functions[] = {
    {"start", start, METH_O, "Start the module of a capsule, and return it."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "load_modules", NULL, -1, functions};

PyMODINIT_FUNC PyInit_load_modules(void)
{
    return PyModule_Create(&definition);
}
