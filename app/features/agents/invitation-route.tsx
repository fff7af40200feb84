import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { toUndefinedIfMissing } from '~/page/missing-data.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { requireRole } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { GatePage } from '~/ui/gate-page'
import { agentInvitation, respondToInvitation } from '~/upstream/agents.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { INVITATION_PATH } from '~contract/accounts'
import { toReaderName } from '~contract/values/reader-name'
import { invitationForm } from './form'
import {
  readInvitationCode,
  serializeInvitationCode,
  serializeWithoutInvitation,
} from './invitation-cookie.server'

/**
 * Loads an invitation. The code of its link moves into a cookie, so that it survives registering and is in no
 * other URL. Opening a link changes nothing, as mail scanners open links, too.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const { language } = visitor
  const code = new URL(args.request.url).searchParams.get('code')
  if (code !== null) {
    // Analytics receive the URL of a page, which contains the code.
    args.context.dataLayer = undefined
    const headers = { 'Set-Cookie': serializeInvitationCode(args, code) }
    throw redirect(toLocalizedPath(INVITATION_PATH, language), { status: 303, headers })
  }
  const [invitation, user, i18n] = await Promise.all([
    findInvitation(visitor, readInvitationCode(args)),
    visitor.user(),
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'agents')
  if (!invitation)
    return data({ title: t('invitation.missing_title'), invitation, role: undefined }, { status: 404 })
  const title = t('invitation.heading', { name: toReaderName(invitation.broker, language) })
  return data({ title, invitation, role: user?.role })
}

async function findInvitation(visitor: Visitor, code: string | undefined) {
  if (code === undefined) return undefined
  return visitor.call(agentInvitation(code)).catch(toUndefinedIfMissing)
}

async function invitationAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireRole(visitor, args.request, ['agent'])
  const code = readInvitationCode(args) ?? ''
  return handleForms(
    args,
    onSubmit(invitationForm, async ({ values: { response }, refuse, reject }) => {
      const answer = await visitor.call(respondToInvitation(code, response)).catch((error: unknown) => {
        if (isUpstreamError(error) && (error.status === 404 || error.status === 409)) return error.status
        throw error
      })
      if (answer === 409) return reject({ '': { key: 'works_for_another' } }, { status: 409 })
      // The page says that the invitation is gone.
      if (answer === 404) return redirect(toLocalizedPath(INVITATION_PATH, visitor.language), 303)
      if (!answer.ok) return refuse(answer)
      return redirectWithFlash(toLocalizedPath('/account', visitor.language), `invitation_${response}`, [
        serializeWithoutInvitation(),
      ])
    }),
  )
}

export const action = pageAction(invitationAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: INVITATION_PATH,
  noIndex: true,
}))

export default function InvitationPage() {
  const { t } = useTranslation('agents')
  const { language } = usePage()
  const { title, invitation, role } = useLoaderData<typeof loader>()
  return (
    <GatePage title={title}>
      {invitation ? (
        <>
          <p>{t('invitation.text')}</p>
          <p className="mute">
            {t('invitation.expires', { day: formatDay(invitation.expiresAt, language) })}
          </p>
          <Answer role={role} />
        </>
      ) : (
        <p className="lead">{t('invitation.missing')}</p>
      )}
    </GatePage>
  )
}

/** Renders the answer for an agent, and what others have to do first. */
function Answer({ role }: { role: string | undefined }) {
  const { t } = useTranslation('agents')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(invitationForm)
  if (role === undefined)
    return (
      <>
        <ButtonLink variant="main" href={layout.signInHref}>
          {t('invitation.sign_in')}
        </ButtonLink>
        <p className="mute sm">{t('invitation.sign_in_hint')}</p>
      </>
    )
  if (role !== 'agent') return <p>{t('invitation.wrong_type')}</p>
  return (
    <PostForm form={form} className="row">
      <Button variant="main" name={fields.response.name} value="accepted">
        {t('invitation.accept')}
      </Button>
      <Button name={fields.response.name} value="declined">
        {t('invitation.decline')}
      </Button>
    </PostForm>
  )
}
