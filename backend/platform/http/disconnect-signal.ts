import type { Response } from 'express'

/** Aborted when the caller hangs up before they were answered. */
export function createDisconnectSignal(response: Response): AbortSignal {
  const controller = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
