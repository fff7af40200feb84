import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export type BenchData = { statements: number; dataDir: string }

/**
 * A server of ours in a process of its own, on its own data; ended with `stop`, or with us.
 *
 * @param output whether what it says is shown, or is for the caller to read
 */
export function startServer(
  script: string,
  { statements, dataDir }: BenchData,
  env: Record<string, string> = {},
  output: 'inherit' | 'pipe' = 'inherit',
) {
  const child = fork(script, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      SEED_STATEMENTS: `${statements}`,
      ...env,
    },
    stdio: ['ignore', output, 'inherit', 'ipc'],
  })
  const leave = () => child.kill('SIGTERM')
  process.once('exit', leave)
  return {
    child,
    async stop() {
      process.off('exit', leave)
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** @throws when the server ends before it says anything */
export async function waitForFirstMessage<Message>(child: ChildProcess): Promise<Message> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${code}`)
  })
  const [message] = await Promise.race([once(child, 'message'), ended])
  return message
}
