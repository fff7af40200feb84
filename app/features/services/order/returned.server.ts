import { type ActionFunctionArgs, data } from '@remix-run/node'
import { leaveAnswer } from '../../../http/form-answer.server'
import type { ReturnedOrder } from './returned'

/** Shows a step again with what was typed and what is wrong with it. */
export function comeBack({ context }: ActionFunctionArgs, returned: ReturnedOrder, init: ResponseInit = {}) {
  leaveAnswer(context, returned)
  return data(null, { status: 422, ...init })
}
