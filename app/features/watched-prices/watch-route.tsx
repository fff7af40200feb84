import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { ConfirmationSent } from '~/features/saved-searches'
import { InputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { hasSentForm, setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatNumber } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { listMailboxCookies } from '~/session/typed-emails.server'
import { getVisitor } from '~/session/visitor.server'
import { Button } from '~/ui/button'
import { GatePage } from '~/ui/gate-page'
import { messageSettings } from '~/upstream/message-settings.server'
import { watchPrices } from '~/upstream/watched-prices.server'
import { WATCH_PRICES_PATH } from '~contract/watched-prices'
import { watchPricesForm } from './form'
import { listPresentFavorites } from './present-favorites.server'

/** Path of the list of favourites, which sends users to that of their account. */
const FAVORITES_PATH = '/favorites'

/** Loads the form with which price reductions of the present favourites are requested by email. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const { language } = visitor
  const ids = await listPresentFavorites(args)
  const favoritesHref = toLocalizedPath(FAVORITES_PATH, language)
  // The empty list says how favourites are added.
  if (ids.length === 0) throw redirect(favoritesHref)
  const settings = (await visitor.user())
    ? await visitor.optional('message settings', visitor.call(messageSettings))
    : undefined
  const isSent = new URL(args.request.url).searchParams.get('sent') === '1'
  return {
    title: (await getI18n(language)).getFixedT(language, 'watched-prices')('title'),
    count: ids.length,
    email: settings?.email,
    favoritesHref,
    mailboxUrl: args.context.site.mailboxUrl,
    isSent: isSent && hasSentForm('watched_prices', args.request),
  }
}

async function watchAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const { language } = visitor
  const ids = await listPresentFavorites(args)
  if (ids.length === 0) return redirect(toLocalizedPath(FAVORITES_PATH, language), 303)
  return handleForms(
    args,
    onSubmit(watchPricesForm, async ({ values: { email }, refuse }) => {
      const answer = await visitor.call(watchPrices({ email, ids, language }))
      if (!answer.ok) return refuse(answer)
      const cookies = [setSentFormCookie('watched_prices'), ...listMailboxCookies(args, email)]
      return redirect(toLocalizedPath(`${WATCH_PRICES_PATH}?sent=1`, language), {
        status: 303,
        headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
      })
    }),
  )
}

export const action = pageAction(watchAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: WATCH_PRICES_PATH,
  noIndex: true,
}))

export default function WatchPrices() {
  const { t } = useTranslation('watched-prices')
  const { language } = usePage()
  const { title, count, email, favoritesHref, mailboxUrl, isSent } = useLoaderData<typeof loader>()
  return (
    <GatePage title={title}>
      <p className="lead">{t('lead', { count, shown: formatNumber(count, language) })}</p>
      {isSent ? <ConfirmationSent mailboxUrl={mailboxUrl} /> : <WatchForm email={email} />}
      <p>
        <a href={favoritesHref}>{t('back')}</a>
      </p>
    </GatePage>
  )
}

function WatchForm({ email }: { email: string | undefined }) {
  const { t } = useTranslation(['watched-prices', 'saved-searches'])
  const { language } = usePage()
  const { form, fields } = useDefinedForm(watchPricesForm, { defaultValue: { email } })
  return (
    <>
      <p>{t('rule')}</p>
      <PostForm form={form} action={toLocalizedPath(WATCH_PRICES_PATH, language)} className="stack">
        <InputField
          field={fields.email}
          type="email"
          autoComplete="email"
          label={t('saved-searches:email')}
          hint={t('saved-searches:email_hint')}
        />
        <Button variant="main" icon="bell">
          {t('watch')}
        </Button>
      </PostForm>
      <p className="mute sm">{t('list_note')}</p>
    </>
  )
}
