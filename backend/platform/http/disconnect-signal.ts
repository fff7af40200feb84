import type { Response } from 'express'

/** Aborts when the caller disconnects before the answer is complete. */
export function createDisconnectSignal(response: Response): AbortSignal {
  const controller = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
