import { parseArgs } from 'node:util'
import { listDeadLetters, resendDeadLetters } from '~backend/messages/delivery/resend-dead-letters'
import { isUuid } from '~contract/values/ids'
import { withDatabase } from './database'

/** `npm run resend-dead-letters [-- --all | ID …]`: lists undelivered messages, or sends them again. */
async function main() {
  const { values, positionals: ids } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  })
  if (!ids.every(isUuid) || (values.all && ids.length > 0))
    throw new RangeError('Usage: `npm run resend-dead-letters [-- --all | ID …]`.')
  await withDatabase(async (pool) => {
    if (values.all || ids.length > 0) {
      const count = await resendDeadLetters(pool, values.all ? undefined : ids)
      return console.log(`${count} will be sent again by the running site.`)
    }
    const letters = await listDeadLetters(pool)
    for (const { id, kind, masked_recipient, state, reason, finished_at } of letters)
      console.log(`${id}  ${finished_at?.toISOString()}  ${kind}  ${masked_recipient}  ${state}: ${reason}`)
    return console.log(`${letters.length} dead letters.`)
  })
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
