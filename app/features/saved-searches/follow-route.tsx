import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { parseSearchFilters, toSavedQuery } from '~/features/search-filters'
import { DropdownField, InputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { hasSentForm, setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { listMailboxCookies } from '~/session/typed-emails.server'
import { getVisitor, type RequestAndContext } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { GatePage } from '~/ui/gate-page'
import { followSearch } from '~/upstream/saved-searches.server'
import { DEFAULT_FREQUENCY, FOLLOW_SEARCH_PATH, NEW_SAVED_SEARCH_PATH } from '~contract/saved-searches'
import { ConfirmationSent } from './confirmation-sent'
import { createSearchName } from './default-name.server'
import { followSearchForm, isTooWide } from './form'
import { toSearchHref } from './list-links.server'
import { useFrequencyOptions } from './use-frequency-options'

/** Loads the form with which a guest follows the search in the URL. Users save it instead. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const { filters, query } = readSearch({ request, context })
  const user = await visitor.optional('user', visitor.user())
  if (user) throw redirect(toLocalizedPath(`${NEW_SAVED_SEARCH_PATH}?${query}`, language))
  const t = (await getI18n(language)).getFixedT(language, 'saved-searches')
  return {
    title: t('follow_title'),
    query,
    name: await createSearchName(visitor, context, filters),
    searchHref: toSearchHref(filters, language),
    mailboxUrl: context.site.mailboxUrl,
    isSent: new URL(request.url).searchParams.get('sent') === '1' && hasSentForm('followed_search', request),
  }
}

type FollowData = Awaited<ReturnType<typeof loader>>

/** @throws a redirect to all statements if the URL has no search */
function readSearch({ request, context }: RequestAndContext) {
  const filters = parseSearchFilters(new URL(request.url).searchParams)
  const query = toSavedQuery(filters)
  const { language } = getVisitor({ request, context })
  if (!query) throw redirectWithFlash(toLocalizedPath('/s', language), 'search_without_filters')
  return { filters, query }
}

async function followAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const { filters, query } = readSearch(args)
  return handleForms(
    args,
    onSubmit(followSearchForm, async ({ values: { email, frequency }, reject, refuse }) => {
      const name = await createSearchName(visitor, args.context, filters)
      const answer = await visitor.call(
        followSearch({ email, frequency, name, query, language: visitor.language }),
      )
      if (!answer.ok) return isTooWide(answer) ? reject({ '': { key: 'search_too_wide' } }) : refuse(answer)
      const cookies = [setSentFormCookie('followed_search'), ...listMailboxCookies(args, email)]
      return redirect(toLocalizedPath(`${FOLLOW_SEARCH_PATH}?${query}&sent=1`, visitor.language), {
        status: 303,
        headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
      })
    }),
  )
}

export const action = pageAction(followAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: FOLLOW_SEARCH_PATH,
  noIndex: true,
}))

export default function FollowSearch() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation('saved-searches')
  return (
    <GatePage title={data.title}>
      <p className="lead">{data.name}</p>
      {data.isSent ? <ConfirmationSent mailboxUrl={data.mailboxUrl} /> : <FollowForm data={data} />}
      <p>
        <a href={data.searchHref}>{t('back')}</a>
      </p>
    </GatePage>
  )
}

function FollowForm({ data: { query } }: { data: FollowData }) {
  const { t } = useTranslation('saved-searches')
  const { language, layout } = usePage()
  const { form, fields } = useDefinedForm(followSearchForm, {
    defaultValue: { frequency: DEFAULT_FREQUENCY },
  })
  const options = useFrequencyOptions()
  return (
    <>
      <PostForm
        form={form}
        action={toLocalizedPath(`${FOLLOW_SEARCH_PATH}?${query}`, language)}
        className="stack"
      >
        <InputField
          field={fields.email}
          type="email"
          autoComplete="email"
          label={t('email')}
          hint={t('email_hint')}
        />
        <DropdownField field={fields.frequency} label={t('frequency')} options={options} />
        <Button variant="main" icon="bell">
          {t('follow')}
        </Button>
      </PostForm>
      <p className="mute sm">{t('account_hint')}</p>
      <p>
        <ButtonLink href={layout.signInHref}>{t('sign_in')}</ButtonLink>
      </p>
    </>
  )
}
