import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { parseSearchFilters } from '~/features/search-filters'
import { DropdownField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { toUndefinedIfMissing } from '~/page/missing-data.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { GatePage } from '~/ui/gate-page'
import {
  addPush,
  confirmFollowedSearch,
  followedSearch,
  stopFollowedSearch,
  stopPush,
} from '~/upstream/saved-searches.server'
import { MAX_PUSH_DEVICES } from '~contract/push'
import { SEARCH_EMAILS_PATH } from '~contract/saved-searches'
import { isUuid } from '~contract/values/ids'
import { addPushForm, confirmSearchForm, stopPushForm, stopSearchForm } from './form'
import { toSearchHref } from './list-links.server'
import { useFrequencyOptions } from './use-frequency-options'

/** Loads the search of a link in an email without changing anything, as mail scanners open links, too. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const { language } = visitor
  // Analytics receive the URL of a page, which contains the key.
  args.context.dataLayer = undefined
  const token = readToken(args.request)
  const t = (await getI18n(language)).getFixedT(language, 'saved-searches')
  const found =
    token === undefined ? undefined : await visitor.call(followedSearch(token)).catch(toUndefinedIfMissing)
  if (!found) return data({ title: t('gone_title'), search: undefined }, { status: 404 })
  const { query, ...search } = found
  const href = toSearchHref(parseSearchFilters(new URLSearchParams(query)), language)
  return data({
    title: t(search.isConfirmed ? 'settings_title' : 'confirm_title'),
    search: { ...search, href },
  })
}

type SearchEmailsData = Awaited<ReturnType<typeof loader>>['data']

function readToken(request: Request): string | undefined {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return isUuid(token) ? token : undefined
}

async function searchEmailsAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const { language } = visitor
  args.context.dataLayer = undefined
  const token = readToken(args.request)
  if (token === undefined) throw notFound('errors.page_desc')
  const page = toLocalizedPath(`${SEARCH_EMAILS_PATH}?token=${token}`, language)
  return handleForms(
    args,
    onSubmit(confirmSearchForm, async ({ values: { frequency }, refuse }) => {
      const answer = await visitor.call(confirmFollowedSearch(token, frequency)).catch(toUndefinedIfMissing)
      // The page says that the search is gone.
      if (!answer) return redirect(page, 303)
      return answer.ok ? redirectWithFlash(page, 'search_followed') : refuse(answer)
    }),
    onSubmit(addPushForm, async ({ values: { subscription }, reject, refuse }) => {
      const answer = await visitor.call(addPush({ ...subscription, token })).catch(toUndefinedIfMissing)
      if (!answer) return redirect(page, 303)
      if (answer.ok) return redirectWithFlash(page, 'push_added')
      const isFull = answer.fieldErrors.some(({ field }) => field === 'token')
      if (isFull) return reject({ '': { key: 'push_full', args: { max: MAX_PUSH_DEVICES } } })
      return answer.waitSeconds === undefined ? reject({ '': { key: 'push_refused' } }) : refuse(answer)
    }),
    onSubmit(stopPushForm, async ({ refuse }) => {
      const answer = await visitor.call(stopPush(token))
      return answer.ok ? redirectWithFlash(page, 'push_stopped') : refuse(answer)
    }),
    onSubmit(stopSearchForm, async ({ refuse }) => {
      const answer = await visitor.call(stopFollowedSearch(token))
      return answer.ok
        ? redirectWithFlash(toLocalizedPath('/', language), 'search_emails_stopped')
        : refuse(answer)
    }),
  )
}

export const action = pageAction(searchEmailsAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: SEARCH_EMAILS_PATH,
  noIndex: true,
}))

export default function SearchEmails() {
  const { t } = useTranslation('saved-searches')
  const { language } = usePage()
  const { title, search } = useLoaderData<typeof loader>()
  return (
    <GatePage title={title}>
      {search ? (
        <FollowedSearch search={search} />
      ) : (
        <>
          <p className="lead">{t('gone_text')}</p>
          <p>
            <ButtonLink variant="main" href={toLocalizedPath('/s', language)}>
              {t('search')}
            </ButtonLink>
          </p>
        </>
      )}
    </GatePage>
  )
}

function FollowedSearch({ search }: { search: NonNullable<SearchEmailsData['search']> }) {
  const { t } = useTranslation('saved-searches')
  const { layout } = usePage()
  const { name, href, frequency, isConfirmed, pushKey, pushDevices } = search
  const confirm = useDefinedForm(confirmSearchForm, { defaultValue: { frequency } })
  const stop = useDefinedForm(stopSearchForm)
  const options = useFrequencyOptions()
  return (
    <>
      <p className="lead">
        <a href={href}>{name}</a>
      </p>
      <PostForm form={confirm.form} action={layout.currentHref} className="stack">
        <DropdownField field={confirm.fields.frequency} label={t('frequency')} options={options} />
        <Button variant="main">{t(isConfirmed ? 'save_frequency' : 'confirm')}</Button>
      </PostForm>
      {isConfirmed && pushKey ? <Notifications pushKey={pushKey} devices={pushDevices} /> : null}
      <PostForm form={stop.form} action={layout.currentHref}>
        <Button variant="plain">{t(isConfirmed ? 'stop' : 'cancel')}</Button>
      </PostForm>
    </>
  )
}

/** Offers notifications of this browser, which need script, and ends those of all browsers without it. */
function Notifications({ pushKey, devices }: { pushKey: string; devices: number }) {
  const { t } = useTranslation('saved-searches')
  const { layout } = usePage()
  const add = useDefinedForm(addPushForm)
  const stop = useDefinedForm(stopPushForm)
  return (
    <>
      <div data-enhance="push" data-key={pushKey} data-refused={t('push_blocked')}>
        <PostForm form={add.form} action={layout.currentHref} className="stack" hidden={!add.isRejected}>
          <input type="hidden" name={add.fields.subscription.name} />
          <Button icon="bell">{t('push')}</Button>
          <p className="error" role="alert" hidden data-problem />
        </PostForm>
      </div>
      {devices > 0 ? (
        <PostForm form={stop.form} action={layout.currentHref} className="stack">
          <p className="mute sm">{t('push_devices', { count: devices })}</p>
          <Button variant="plain">{t('stop_push')}</Button>
        </PostForm>
      ) : null}
    </>
  )
}
