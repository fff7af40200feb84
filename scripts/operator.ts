import { parseArgs } from 'node:util'
import { setOperator } from '~backend/desk/set-operator'
import { withDatabase } from './database'

/** `npm run operator -- EMAIL [--remove]`: lets an account work at the desk, or no longer. */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } },
  })
  const [email] = positionals
  if (!email || positionals.length > 1) throw new RangeError('It is `npm run operator -- EMAIL [--remove]`.')
  const found = await withDatabase((pool) => setOperator(pool, email, !values.remove))
  if (!found) throw new Error(`${email} has no account. Register it first: /id/register.`)
  console.log(values.remove ? `${found} is no operator any more.` : `${found} is an operator: /desk.`)
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
