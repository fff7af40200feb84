/**
 * Stops this process when npm, which started it, is gone. A signal sent to npm alone reaches only the shell in
 * between, which dies without passing it on: the server would go on in the dark, holding its port and its data.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
