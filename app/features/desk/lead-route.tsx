import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onButton, onSubmit, rejectValues } from '~/forms/form-action.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { type ReceivedForm, withPageData } from '~/forms/received-form.server'
import { requireIdParam } from '~/http/require-id-param.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { PageHead } from '~/ui/page-head'
import { changeLead, leadById } from '~/upstream/leads.server'
import { revealPersonalData } from '~/upstream/personal-data.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import type { LeadAct } from '~contract/leads'
import { toReaderName } from '~contract/values/reader-name'
import { insertTemplate } from './answer-template'
import deskStyles from './desk.css?url'
import {
  INSERT_TEMPLATE,
  leadAnswerForm,
  leadHandOverForm,
  leadNoteForm,
  leadStateForm,
  leadWaitForm,
  loanDecisionForm,
  revealForm,
} from './form'
import { LeadView } from './lead-view'
import { requireOperator } from './require-operator.server'
import { LEADS_PATH, leadPath } from './urls'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const [lead, i18n] = await Promise.all([
    visitor.call(leadById(requireIdParam(params))),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'desk')
  return {
    lead,
    title: [t(`kinds.${lead.kind}`), toReaderName(lead.name, visitor.language)].filter(Boolean).join(': '),
  }
}

interface LeadChange {
  text?: string
  closes?: boolean
  key?: string
  assigneeId?: string
  loanState?: string
  operatorId?: number
  until?: string
  refuse: ReceivedForm<unknown>['refuse']
}

async function leadAction(args: ActionFunctionArgs) {
  const visitor = await requireOperator(args)
  const id = requireIdParam(args.params)
  const change = async (act: LeadAct, { refuse, ...changes }: LeadChange) => {
    const answer = await visitor.call(changeLead(id, act, changes))
    if (!answer.ok) return refuse(answer)
    if (changes.closes) return showNext({ stayed: 'lead_answered', next: 'lead_answered_closed' })
    if (act === 'close') return showNext({ stayed: 'lead_changed', next: 'lead_closed' })
    const flash: FlashName = act === 'answer' ? 'lead_answered' : 'lead_changed'
    return redirectWithFlash(toLocalizedPath(leadPath(id), visitor.language), flash)
  }
  const showNext = async (flash: { stayed: FlashName; next: FlashName }) => {
    // The act is done: a failure from here on must not show its form again.
    const lead = await visitor.optional('closed lead', visitor.call(leadById(id)))
    // A lead that the act did not close is shown again.
    const isOpen = lead !== undefined && !lead.closedAt
    const shownId = isOpen ? id : lead?.nextId
    return redirectWithFlash(
      toLocalizedPath(shownId === undefined ? LEADS_PATH : leadPath(shownId), visitor.language),
      isOpen || shownId === undefined ? flash.stayed : flash.next,
    )
  }
  const changeAssignee = async (
    act: LeadAct,
    changes: LeadChange,
    reject: ReceivedForm<unknown>['reject'],
  ) => {
    try {
      return await change(act, changes)
    } catch (error) {
      if (!isUpstreamError(error) || error.status !== 409) throw error
      const { assignee, closedAt } = await visitor.call(leadById(id))
      if (closedAt) return reject({ '': { key: 'lead_closed' } }, { status: 409 })
      if (!assignee) throw error
      const name = toReaderName(assignee, visitor.language)
      return reject({ '': { key: 'lead_taken', args: { name } } }, { status: 409 })
    }
  }
  return handleForms(
    args,
    onSubmit(revealForm, async ({ show }) =>
      withPageData(show(), await visitor.call(revealPersonalData('leads', id))),
    ),
    onSubmit(leadStateForm, ({ values: { act, assignee_id: assigneeId }, reject, refuse }) =>
      changeAssignee(act, { assigneeId, refuse }, reject),
    ),
    onSubmit(leadHandOverForm, ({ values, reject, refuse }) => {
      const { operator_id: operatorId, assignee_id: assigneeId } = values
      return changeAssignee('hand_over', { operatorId, assigneeId, refuse }, reject)
    }),
    onSubmit(leadWaitForm, ({ values: { until }, refuse }) => change('wait', { until, refuse })),
    onSubmit(loanDecisionForm, async ({ values, idempotencyKey: key, reject, refuse }) => {
      const { act, text, loan_state: shownState } = values
      try {
        return await change(act, { text, key, loanState: shownState, refuse })
      } catch (error) {
        if (!isUpstreamError(error) || error.status !== 409) throw error
        const { loanState = shownState } = await visitor.call(leadById(id))
        if (loanState === shownState) throw error
        const t = (await getI18n(visitor.language)).getFixedT(visitor.language, 'desk')
        const state = t(`loan_states.${loanState}`, loanState)
        return reject({ '': { key: 'loan_decided', args: { state } } }, { status: 409 })
      }
    }),
    onSubmit(leadNoteForm, ({ values: { text }, idempotencyKey: key, refuse }) =>
      change('note', { text, key, refuse }),
    ),
    onButton(leadAnswerForm, INSERT_TEMPLATE, async (_draft, typed) => {
      const { text = '', template = '', ...rest } = toTexts(typed)
      const inserted = insertTemplate(await visitor.call(leadById(id)), template, text)
      if (inserted === undefined)
        return rejectValues(leadAnswerForm, { ...rest, text }, { template: { key: 'template_missing' } })
      return rejectValues(leadAnswerForm, { ...rest, text: inserted }, {}, { status: 200 })
    }),
    onSubmit(leadAnswerForm, ({ values: { text, closes }, draft, refuse }) => {
      // Both buttons have one key: the other one after a failure must not send the answer twice.
      const key = createIdempotencyKey([leadAnswerForm.id, id, draft.key, text])
      return change('answer', { text, closes: closes === '1', key, refuse })
    }),
  )
}

/** Returns the texts of a form by field name. */
const toTexts = (fields: FormData): Partial<Record<string, string>> =>
  Object.fromEntries([...fields].filter((field): field is [string, string] => typeof field[1] === 'string'))

export const action = pageAction(leadAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: leadPath(page.lead.id),
  noIndex: true,
}))

export default function DeskLead() {
  const { lead, title } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={title} />
      <LeadView lead={lead} />
    </>
  )
}
