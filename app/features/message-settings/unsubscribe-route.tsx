import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { toUndefinedIfMissing } from '~/page/missing-data.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { GatePage } from '~/ui/gate-page'
import { unsubscribe } from '~/upstream/message-settings.server'
import { parseLinkedKind } from '~contract/messages'
import { isUuid } from '~contract/values/ids'
import { unsubscribeForm } from './form'
import { MESSAGE_SETTINGS_PATH, UNSUBSCRIBE_PATH } from './urls'

/**
 * Loads the page without changing anything, as mail scanners open links, too. A truncated link gets a notice
 * with a link to the settings.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { language } = getVisitor({ request, context })
  // Analytics receive the URL of a page, which contains the key.
  context.dataLayer = undefined
  const query = new URL(request.url).searchParams
  const isDone = query.get('done') === '1'
  const kind = isDone ? parseKind(query) : parseLink(query)?.kind
  const t = (await getI18n(language)).getFixedT(language, 'notifications')
  if (!kind)
    return data({ kind: undefined, isDone: false, title: t('unsubscribe.broken_title') }, { status: 404 })
  return data({ kind, isDone, title: t(isDone ? 'unsubscribe.done_title' : 'unsubscribe.title') })
}

async function unsubscribeAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const link = parseLink(new URL(args.request.url).searchParams)
  if (!link) throw notFound('errors.page_desc')
  const { kind, token } = link
  return handleForms(
    args,
    onSubmit(unsubscribeForm, async ({ reject, refuse }) => {
      const answer = await visitor.call(unsubscribe(kind, token)).catch(toUndefinedIfMissing)
      if (!answer) return reject({ '': { key: 'unsubscribe_link_old' } }, { status: 404 })
      if (!answer.ok) return refuse(answer)
      const query = new URLSearchParams({ kind, done: '1' })
      return redirect(`${toLocalizedPath(UNSUBSCRIBE_PATH, visitor.language)}?${query}`, 303)
    }),
  )
}

function parseLink(query: URLSearchParams) {
  const kind = parseKind(query)
  const token = query.get('token') ?? ''
  return kind && isUuid(token) ? { kind, token } : undefined
}

function parseKind(query: URLSearchParams) {
  return parseLinkedKind(query.get('kind') ?? '')
}

export const action = pageAction(unsubscribeAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: UNSUBSCRIBE_PATH,
  noIndex: true,
}))

export default function Unsubscribe() {
  const { t } = useTranslation('notifications')
  const { language, layout } = usePage()
  const { kind, isDone, title } = useLoaderData<typeof loader>()
  const { form } = useDefinedForm(unsubscribeForm)
  const settingsHref = toLocalizedPath(MESSAGE_SETTINGS_PATH, language)
  return (
    <GatePage title={title}>
      {kind ? (
        <>
          <p className="lead">
            {t(isDone ? 'unsubscribe.done_text' : 'unsubscribe.text', {
              kind: t(`settings.kinds.${kind}`),
            })}
          </p>
          {isDone ? null : (
            <PostForm form={form} action={layout.currentHref}>
              <Button variant="main">{t('unsubscribe.confirm')}</Button>
            </PostForm>
          )}
          <ButtonLink href={settingsHref}>{t('unsubscribe.settings')}</ButtonLink>
        </>
      ) : (
        <>
          <p className="lead">{t('unsubscribe.broken_text')}</p>
          <p>
            <ButtonLink variant="main" href={settingsHref}>
              {t('settings.link')}
            </ButtonLink>
          </p>
        </>
      )}
    </GatePage>
  )
}
