import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { ActFailure } from '../../../http/act-failure'
import { whyNotDone } from '../../../http/act-failure.server'
import { notFound } from '../../../http/failures.server'
import { readForm } from '../../../http/form.server'
import { answerLeft, leaveAnswer } from '../../../http/form-answer.server'
import { readVisitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { localizedPath } from '../../../i18n/languages'
import { answerQuestionnaire, type Questionnaire, questionnaire } from '../../../upstream/forms.server'
import type { FormFault } from '../faults'
import type { Answers } from '../field'
import { unknownRules } from '../rules'
import { answersIn, faultsIn } from '../typed'
import { nextStep, type Step, stepBefore, stepOf, stepQuery } from './steps'

/** Answers that came back to whoever gave them. */
interface ReturnedAnswers {
  step: Step
  answers: Answers
  faults: FormFault[]
  failure?: ActFailure | undefined
}

/** A group of questions, all answers before they are sent, or what was answered. */
export async function loadQuestionnaire(args: LoaderFunctionArgs) {
  const { request, context } = args
  const { language } = readVisitor(args)
  const [asked, i18n] = await Promise.all([questionnaireOf(args), i18nFor(language)])
  const { groups, subject } = asked
  const unknown = unknownRules(groups.flatMap(({ fields }) => fields))
  if (unknown.length > 0)
    context.log.warn({ rules: unknown }, 'rules of a questionnaire are unknown and skipped')
  const { searchParams } = new URL(request.url)
  const returned = answerLeft<ReturnedAnswers>(context)
  return {
    groups,
    isAnswered: asked.isAnswered,
    title: subject,
    canonical: addressOf(asked.id, language),
    answers: { ...asked.answers, ...returned?.answers },
    step: returned?.step ?? stepOf(searchParams, groups.length),
    faults: returned?.faults ?? [],
    failure: returned?.failure,
    isSent: asked.isAnswered && searchParams.get('sent') === '1',
    ...(returned && { mistake: i18n.getFixedT(language, 'ui')('mistake') }),
  }
}

/** On to the next group, back to the one before with everything kept, or all of it sent. */
export async function actOnQuestionnaire(args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await readForm(request)
  const visitor = readVisitor(args)
  const asked = await questionnaireOf(args)
  const here = addressOf(asked.id, visitor.language)
  if (asked.isAnswered) return redirect(here, 303)
  const { groups } = asked
  const step = stepOf(new URL(request.url).searchParams, groups.length)
  const fields = step === 'check' ? [] : (groups[step]?.fields ?? [])
  const answers = answersIn(fields, form)

  switch (form.get('intent')) {
    case 'next': {
      const faults = faultsIn(fields, answers)
      if (faults.length > 0) return comeBack({ status: 422 }, { step, faults })
      return keep(nextStep(step, groups.length))
    }
    case 'back':
      return keep(stepBefore(step, groups.length))
    case 'send':
      return send()
    default:
      throw new Response(null, { status: 400 })
  }

  /** Whatever was typed is kept, right or wrong. */
  async function keep(then: Step) {
    const notDone = await whyNotDone(visitor.call(answerQuestionnaire(asked.id, answers, false)), [])
    if (notDone) return comeBack(notDone, { step, faults: [], failure: notDone.failure })
    return redirect(here + stepQuery(then), 303)
  }

  async function send() {
    const all = { ...asked.answers, ...answers }
    const faults = groups.map((group) => faultsIn(group.fields, all))
    const wrong = faults.findIndex((found) => found.length > 0)
    if (wrong >= 0) return comeBack({ status: 422 }, { step: wrong, faults: faults[wrong] ?? [] })
    const notDone = await whyNotDone(visitor.call(answerQuestionnaire(asked.id, all, true)), [])
    if (notDone) return comeBack(notDone, { step, faults: [], failure: notDone.failure })
    return redirect(`${here}?sent=1`, 303)
  }

  function comeBack({ status, headers }: ResponseInit, returned: Omit<ReturnedAnswers, 'answers'>) {
    leaveAnswer(context, { ...returned, answers } satisfies ReturnedAnswers)
    return data(null, { ...(status && { status }), ...(headers && { headers }) })
  }
}

async function questionnaireOf({ params, ...args }: LoaderFunctionArgs): Promise<Questionnaire> {
  if (params.id === undefined) throw notFound('errors.page_desc')
  return readVisitor(args).call(questionnaire(params.id))
}

function addressOf(id: string, language: Parameters<typeof localizedPath>[1]): string {
  return localizedPath(`/evaluation/questionnaire/${encodeURIComponent(id)}`, language)
}

export type QuestionnaireData = Awaited<ReturnType<typeof loadQuestionnaire>>
