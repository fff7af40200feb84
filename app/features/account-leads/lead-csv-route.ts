import type { LoaderFunctionArgs } from '@remix-run/node'
import { toAttachment } from '~/http/attachment'
import { createAccountLeadsCsv } from './lead-csv.server'

export async function loader(args: LoaderFunctionArgs) {
  return new Response(await createAccountLeadsCsv(args), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': toAttachment('leads.csv'),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
