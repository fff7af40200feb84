import { setPriority } from 'node:os'

/** The program of a process pool: runs the exports of the file that its argument names. */

export interface TaskMessage {
  id: number
  name: string
  input: unknown
}

export type TaskAnswer = { id: number; result: unknown } | { id: number; error: Error }

type Tasks = Record<string, (input: unknown) => Promise<unknown>>

/** Visitors wait for pages, and these tasks use whole processors: on Linux, a third of a page's share where there are too few. */
const NICENESS = 5
setPriority(NICENESS)

const [, , file = ''] = process.argv
const tasks: Promise<Tasks> = import(file)

process.on('message', async ({ id, name, input }: TaskMessage) => {
  try {
    answer({ id, result: await (await tasks)[name]?.(input) })
  } catch (error) {
    answer({ id, error: error instanceof Error ? error : new Error(String(error)) })
  }
})
process.once('disconnect', () => process.exit())
// Terminals and service managers stop all processes at once; the server ends its own when their work is done.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)

function answer(message: TaskAnswer): void {
  process.send?.(message)
}
