import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { parseReturnPath } from '~/http/own-path'
import { parseFormData } from './form-data.server'
import { pickKnownFields } from './known-fields.server'

/** Schema of a form whose button carries all the information. */
export const noFields = z.object({})

/**
 * Parses a submitted `ButtonForm`. Users cannot mistype its values, so no page explains errors in them.
 * @returns `back`: the page that contains the form, or the home page if that is another site
 * @throws Response 400 for values that no button of the site has
 */
export async function parseButtonForm<Schema extends z.ZodObject>(
  { request, context }: ActionFunctionArgs,
  schema: Schema,
): Promise<{ values: z.output<Schema>; back: string }> {
  const sent = await parseFormData(request)
  const submission = parseWithZod(pickKnownFields({ schema }, sent), { schema, disableAutoCoercion: true })
  if (submission.status !== 'success') throw new Response(null, { status: 400 })
  return { values: submission.value, back: parseReturnPath(sent.get('return_to'), context.origin) }
}
