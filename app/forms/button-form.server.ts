import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { parseReturnPath } from '~/http/own-path'
import { parseFormData } from './form-data.server'
import { pickKnownFields } from './known-fields.server'

/** The form of a button that says everything. */
export const noFields = z.object({})

/**
 * What a `ButtonForm` sent. Nobody can mistype its values, so no page tells what is wrong with them.
 * @returns `back`: the page that the form stands on, or the home page when it is not ours
 * @throws Response 400 for values that no button of ours has
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
