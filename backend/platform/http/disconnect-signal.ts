import type { Response } from 'express'

/** Creates a signal that aborts if the caller disconnects before the response is complete. */
export function createDisconnectSignal(response: Response): AbortSignal {
  const controller = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
