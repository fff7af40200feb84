import type { LoaderFunctionArgs } from '@remix-run/node'
import { getVisitor } from '~/session/visitor.server'
import { toPdfResponse } from '../pdf-response'
import { loadReceipt } from './receipt.server'

/** Returns 404 for another user's payment, and for one that is not completed. */
export async function loader(args: LoaderFunctionArgs) {
  const receipt = await loadReceipt(args, args.params.id)
  return toPdfResponse(await args.context.drawReceipt(receipt, getVisitor(args).language), receipt.number)
}
