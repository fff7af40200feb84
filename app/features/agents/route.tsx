import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { DeleteDialog, DeletedDialog } from '~/forms/delete-dialog'
import type { FieldError } from '~/forms/field-error'
import { TextAreaField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { useFormReply } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { withPageData } from '~/forms/received-form.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import type { RouteHandle } from '~/page/hydration'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { requireRole } from '~/session/guards.server'
import { sealSearch, unsealSearch } from '~/session/sealed-search.server'
import { getVisitor } from '~/session/visitor.server'
import { Button } from '~/ui/button'
import { PageHead } from '~/ui/page-head'
import { type Agent, agentPage, inviteAgents, removeAgent } from '~/upstream/agents.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { MAX_INVITATIONS } from '~contract/accounts'
import { toReaderName } from '~contract/values/reader-name'
import { AgentList, formatContact } from './agent-list'
import { agentSearchForm, inviteForm, type RejectedInvitation, removeAgentForm } from './form'
import { type AgentListParams, agentListPath, parseAgentListParams, withDialogParam } from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireRole(visitor, request, ['broker'])
  const { searchParams } = new URL(request.url)
  const { query: params, searchText = '' } = unsealSearch(context.signer, parseAgentListParams(searchParams))
  const [list, i18n] = await Promise.all([
    visitor.call(agentPage(params.tab, searchText, params.page)),
    getI18n(visitor.language),
  ])
  const dialog = parseDialog(searchParams, list.agents)
  requireListPage(params, list.lastPage, agentListPath, visitor.language)
  // The agent of a dialog reopened by going back may have left the list.
  if (dialog === 'gone') throw redirect(toLocalizedPath(agentListPath(params), visitor.language))
  return { ...list, params, searchText, dialog, title: i18n.getFixedT(visitor.language, 'agents')('title') }
}

type AgentsData = Awaited<ReturnType<typeof loader>>

function parseDialog(query: URLSearchParams, listed: readonly Agent[]) {
  if (query.has('delete')) {
    const agent = listed.find(({ id }) => String(id) === query.get('delete'))
    return agent ? { name: 'delete' as const, agent } : ('gone' as const)
  }
  return query.has('deleted') ? { name: 'deleted' as const } : undefined
}

async function agentsAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireRole(visitor, args.request, ['broker'])
  const params = parseAgentListParams(new URL(args.request.url).searchParams)
  return handleForms(
    args,
    onSubmit(agentSearchForm, async ({ values: { text } }) => {
      const found = { ...params, search: sealSearch(args.context.signer, text), page: 1 }
      return redirect(toLocalizedPath(agentListPath(found), visitor.language), 303)
    }),
    onSubmit(inviteForm, async ({ values, refuse, reject }) => {
      const answer = await visitor.call(inviteAgents(values.contacts)).catch(requireUnconfirmed)
      if (!answer) return reject({ '': { key: 'company_unconfirmed' } }, { status: 409 })
      if (!answer.ok) return refuse(answer)
      const { invitations } = answer
      const rejected = invitations.flatMap(({ contact, status }): RejectedInvitation[] =>
        status === 'invited' ? [] : [{ contact, status }],
      )
      if (rejected.length > 0) {
        const errors = {
          '': toFormError(invitations.length - rejected.length),
          contacts: { key: 'contacts_not_invited' },
        } as const
        const contacts = rejected.map(({ contact }) => contact).join('\n')
        return withPageData(reject(errors, { values: { contacts } }), rejected)
      }
      const listPath = agentListPath({ ...params, tab: 'invited', search: undefined, page: 1 })
      return redirectWithFlash(toLocalizedPath(listPath, visitor.language), 'agents_invited')
    }),
    onSubmit(removeAgentForm, async ({ values }) => {
      const listHref = toLocalizedPath(agentListPath(params), visitor.language)
      const isRemoved = await visitor.call(removeAgent(values.agent, values.status)).then(() => true, isKnown)
      if (isRemoved) return redirect(withDialogParam(listHref, 'deleted', 1), 303)
      return redirectWithFlash(listHref, 'agents_changed')
    }),
  )
}

/** Returns undefined for the error of an unconfirmed company, and throws others. */
function requireUnconfirmed(error: unknown): undefined {
  if (isUpstreamError(error) && error.status === 409) return undefined
  throw error
}

/** Returns false if the agent has left the list meanwhile, for example by accepting the invitation. */
function isKnown(error: unknown): boolean {
  if (isUpstreamError(error) && error.status === 404) return false
  throw error
}

function toFormError(invited: number): FieldError {
  return invited > 0 ? { key: 'partly_invited', args: { count: invited } } : { key: 'none_invited' }
}

export const action = pageAction(agentsAction)

export const handle: RouteHandle = {
  dialog: { isOpen: (data) => Boolean((data as AgentsData).dialog), Dialog: AgentsDialog },
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: agentListPath({ ...page.params, search: undefined }),
  noIndex: true,
}))

export default function AccountAgents() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <div className="list-and-form">
        <AgentList data={data} />
        <InviteForm params={data.params} />
      </div>
    </>
  )
}

/** Asks before an agent is removed, or confirms the removal. */
function AgentsDialog({ data }: { data: unknown }) {
  const { t } = useTranslation('agents')
  const { language } = usePage()
  const { dialog, params } = data as AgentsData
  const listHref = toLocalizedPath(agentListPath(params), language)
  if (dialog?.name === 'delete') return <RemoveDialog agent={dialog.agent} listHref={listHref} />
  return dialog ? (
    <DeletedDialog title={t('removed.title')} text={t(`removed.text.${params.tab}`)} closeHref={listHref} />
  ) : null
}

function RemoveDialog({ agent, listHref }: { agent: Agent; listHref: string }) {
  const { t } = useTranslation('agents')
  const { language } = usePage()
  const { form, fields, isRejected } = useDefinedForm(removeAgentForm)
  const { id, name } = agent
  const which = name === undefined ? 'invited' : 'active'
  return (
    <DeleteDialog
      form={form}
      isRejected={isRejected}
      id="delete"
      title={t(`remove.${which}.title`, {
        name: name === undefined ? formatContact(agent) : toReaderName(name, language),
      })}
      closeHref={listHref}
      confirm={t(`remove.${which}.button`)}
      cancel={t('remove.cancel')}
    >
      <p>{t(`remove.${which}.text`)}</p>
      <input type="hidden" name={fields.agent.name} value={id} />
      <input type="hidden" name={fields.status.name} value={which} />
    </DeleteDialog>
  )
}

const HEADING_ID = 'invite-agents'

/** Renders the form, which keeps the emails and numbers that could not be invited, each with its reason. */
function InviteForm({ params }: { params: AgentListParams }) {
  const { t } = useTranslation('agents')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(inviteForm)
  const reply = useFormReply(inviteForm.id)
  const rejected = (reply?.pageData ?? []) as RejectedInvitation[]
  return (
    <section className="stack narrow-form" aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{t('invite.title')}</h2>
      <PostForm form={form} action={toLocalizedPath(agentListPath(params), language)}>
        {rejected.length > 0 ? (
          <ul className="rows">
            {rejected.map(({ contact, status }) => (
              <li key={contact}>
                <b className="any">{contact}</b> <span>{t(`invitation_errors.${status}`)}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <TextAreaField
          field={fields.contacts}
          label={t('invite.contacts')}
          hint={t('invite.hint', { max: MAX_INVITATIONS })}
          rows={4}
          spellCheck={false}
          autoCapitalize="none"
        />
        <Button variant="main">{t('invite.send')}</Button>
      </PostForm>
    </section>
  )
}
