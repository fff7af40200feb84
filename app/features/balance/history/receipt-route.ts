import type { LoaderFunctionArgs } from '@remix-run/node'
import { toAttachment } from '~/http/attachment'
import { getVisitor } from '~/session/visitor.server'
import { loadReceipt } from './receipt.server'

/** Returns 404 for another user's payment, and for one that is not completed. */
export async function loader(args: LoaderFunctionArgs) {
  const receipt = await loadReceipt(args, args.params.id)
  const file = await args.context.drawReceipt(receipt, getVisitor(args).language)
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': toAttachment(`${receipt.number}.pdf`),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
