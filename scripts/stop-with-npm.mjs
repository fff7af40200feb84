/**
 * Stops this process together with npm. A signal to npm reaches only the shell between, which exits without
 * forwarding it, and the server would keep its port and data.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
