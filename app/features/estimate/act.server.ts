import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { readForm } from '../../http/form.server'
import { readVisitor, type Visitor } from '../../http/visitor.server'
import { statementParameters } from '../../upstream/dictionaries.server'
import { isUpstreamError } from '../../upstream/errors'
import { cities } from '../../upstream/locations.server'
import { predictPrice } from '../../upstream/valuation.server'
import { checkDraft } from './check.server'
import { readDraft, settle } from './draft'
import { keepEstimate, type Outcome } from './kept.server'
import { type Left, leaveForm } from './left.server'
import { placeOf, TABS, tabAddress } from './place'
import { stepOf } from './steps.server'

/**
 * What the form of the estimator sends, from over whichever page it stands. A step shows the form again, `estimate` leads
 * to the result; a guest is asked to log in, and finds the form as it was.
 */
export async function actOnEstimate(args: ActionFunctionArgs) {
  const { request, context } = args
  const visitor = readVisitor(args)
  const form = await readForm(request)
  const place = placeOf(new URL(request.url))
  const draft = settle(readDraft(form), form)
  if (!(await visitor.user()))
    return redirect(tabAddress(place, TABS.form), {
      status: 303,
      headers: { 'Set-Cookie': keepEstimate({ draft }, context) },
    })

  const again = (left: Left, status = left.mistakes.length > 0 ? 422 : 200) => {
    leaveForm(context, left)
    return data(null, { status })
  }
  const step = await stepOf({
    form,
    draft,
    visitor,
    geocoder: context.geocoder,
    requestId: context.requestId,
  })
  if (step) return again(step)

  const [places, dictionaries] = await Promise.all([
    visitor.reference(cities),
    visitor.reference(statementParameters),
  ])
  const checked = checkDraft(draft, { cities: places, dictionaries })
  if ('mistakes' in checked) return again({ draft, mistakes: checked.mistakes })
  const went = 'reason' in checked ? { reason: checked.reason } : await ask(visitor, checked.flat)
  if (went === 'limited') return again({ draft, mistakes: [], news: 'limited' }, 429)
  const headers = {
    'Set-Cookie': keepEstimate(went === 'failed' ? { draft } : { draft, outcome: went }, context),
  }
  if (went === 'failed')
    return redirect(tabAddress(place, TABS.intro, ['ai_failed', '1']), { status: 303, headers })
  return redirect(tabAddress(place, TABS.result), { status: 303, headers })
}

async function ask(
  visitor: Visitor,
  flat: Parameters<typeof predictPrice>[0],
): Promise<Outcome | 'limited' | 'failed'> {
  try {
    const answer = await visitor.call(predictPrice(flat))
    if (!('estimate' in answer)) return { reason: answer.reason }
    const { total, perMetre, currencyId } = answer.estimate
    return { total, perMetre, currencyId, madeAt: new Date().toISOString() }
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return error.status === 429 ? 'limited' : 'failed'
  }
}
