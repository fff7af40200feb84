import { parseArgs } from 'node:util'
import { parseSettings } from '~server/settings/settings'
import { checkUpstream, hasFailed } from './check-upstream'
import { formatReport } from './format-report'

/** Longer than the timeout of pages, as some responses are slow the first time. */
const CALL_TIMEOUT_MS = 10_000
const TOTAL_TIMEOUT_MS = 120_000

/** `npm run check:upstream [-- --writes]`: tries every call against the configured APIs. */
async function main() {
  const { values } = parseArgs({ options: { writes: { type: 'boolean', default: false } } })
  const token = process.env.CHECK_TOKEN || undefined
  if (values.writes && !token)
    throw new RangeError('--writes needs the token of a test account in CHECK_TOKEN.')
  const { apiUrls, websiteKey } = parseSettings(process.env)
  if (!apiUrls)
    throw new RangeError('No APIs are configured: set MAIN_API_V1_URL and the others as for the site.')
  const results = await checkUpstream({
    apiUrls,
    websiteKey,
    token,
    withWrites: values.writes,
    callTimeoutMs: CALL_TIMEOUT_MS,
    totalTimeoutMs: TOTAL_TIMEOUT_MS,
  })
  console.log(formatReport(results))
  if (hasFailed(results)) process.exitCode = 1
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
