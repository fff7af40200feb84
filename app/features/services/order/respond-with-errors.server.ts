import { type ActionFunctionArgs, data } from '@remix-run/node'
import { setFormResult } from '~/forms/form-result.server'
import type { OrderFormResult } from './form'

export function respondWithErrors(
  { context }: ActionFunctionArgs,
  formResult: OrderFormResult,
  init: ResponseInit = {},
) {
  setFormResult(context, formResult)
  return data(null, { status: 422, ...init })
}
