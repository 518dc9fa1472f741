// A worker exits at once at its end: freeing a heap of a gigabyte takes longer than Jest waits for a process. Where an
// open handle keeps the event loop alive this event does not fire, and Jest still reports the handle.
if (process.send) process.once('beforeExit', () => process.exit());
