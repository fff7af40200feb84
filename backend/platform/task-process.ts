import { setPriority } from 'node:os'

/** Program of a process pool: runs the exports of the file given as its argument. */

export interface TaskMessage {
  id: number
  name: string
  input: unknown
}

export type TaskAnswer = { id: number; result: unknown } | { id: number; error: Error }

type Tasks = Record<string, (input: unknown) => Promise<unknown>>

/** Niceness: tasks must not slow down pages. On Linux they get a third of a page's share of a busy CPU. */
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
// Terminals and service managers signal all processes at once; the server ends its own after their work.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)

function answer(message: TaskAnswer): void {
  process.send?.(message)
}
