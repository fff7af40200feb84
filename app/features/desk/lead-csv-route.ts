import type { LoaderFunctionArgs } from '@remix-run/node'
import { toAttachment } from '~/http/attachment'
import { createLeadsCsv } from './lead-csv.server'

/** Returns 404 except for operators. */
export async function loader(args: LoaderFunctionArgs) {
  return new Response(await createLeadsCsv(args), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': toAttachment('leads.csv'),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
