import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadRequestNames } from '~/features/broker-requests/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { requireIdParam } from '~/http/require-id-param.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import {
  accountLeadById,
  addLeadNote,
  assignLead,
  setLeadReminder,
  setLeadStage,
} from '~/upstream/account-leads.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { toAccountLeadPath } from '~contract/account-leads'
import { toReaderName } from '~contract/values/reader-name'
import sheet from './account-leads.css?url'
import { assignForm, noteForm, reminderForm, stageForm } from './form'
import { LeadView } from './lead-view'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const [lead, names, i18n] = await Promise.all([
    visitor.call(accountLeadById(requireIdParam(params))),
    loadRequestNames(visitor),
    getI18n(visitor.language),
  ])
  const name = lead.name && toReaderName(lead.name, visitor.language)
  return { lead, names, title: name || i18n.getFixedT(visitor.language, 'account-leads')('unnamed') }
}

async function leadAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const id = requireIdParam(args.params)
  const done = (flash: FlashName) =>
    redirectWithFlash(toLocalizedPath(toAccountLeadPath(id), visitor.language), flash)
  return handleForms(
    args,
    onSubmit(stageForm, async ({ values: { stage, shown_stage: shownStage }, refuse, reject }) => {
      const answer = await visitor.call(setLeadStage(id, { stage, shownStage })).catch(toConflict)
      if (answer === 'conflict') return reject({ '': { key: 'lead_changed' } }, { status: 409 })
      return answer.ok ? done('lead_moved') : refuse(answer)
    }),
    onSubmit(noteForm, async ({ values: { text }, idempotencyKey: key, refuse }) => {
      const answer = await visitor.call(addLeadNote(id, { text, key }))
      return answer.ok ? done('lead_note_added') : refuse(answer)
    }),
    onSubmit(reminderForm, async ({ values: { remind_on: day }, refuse }) => {
      const answer = await visitor.call(setLeadReminder(id, day))
      return answer.ok ? done(day ? 'lead_reminder_set' : 'lead_reminder_removed') : refuse(answer)
    }),
    onSubmit(assignForm, async ({ values, reject }) => {
      const { assignee_id: assigneeId, shown_id: shownId } = values
      const answer = await visitor.call(assignLead(id, { assigneeId, shownId })).catch(toConflict)
      if (answer === 'conflict') return reject({ '': { key: 'lead_changed' } }, { status: 409 })
      if (!answer.ok) return reject({ assignee_id: { key: 'agent_not_yours' } })
      return done(assigneeId ? 'lead_given' : 'lead_taken_back')
    }),
  )
}

/** Returns `conflict` for a lead that was changed meanwhile, and throws other errors. */
function toConflict(error: unknown): 'conflict' {
  if (isUpstreamError(error) && error.status === 409) return 'conflict'
  throw error
}

export const action = pageAction(leadAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta = createMeta<typeof loader>(({ title, lead }) => ({
  title,
  canonical: toAccountLeadPath(lead.id),
  noIndex: true,
}))

export default function AccountLead() {
  const data = useLoaderData<typeof loader>()
  return <LeadView {...data} />
}
