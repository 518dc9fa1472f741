-- The price of a sort that is not wanted makes the planner believe that an import of ten lines is worth compiling for,
-- which takes half a second.
ALTER FUNCTION move_import_lines(int, int) SET jit = off;
