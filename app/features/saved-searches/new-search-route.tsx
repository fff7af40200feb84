import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { parseSearchFilters, toSavedQuery } from '~/features/search-filters'
import { DropdownField, InputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { getI18n } from '~/i18n/i18n.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { PageHead } from '~/ui/page-head'
import { savedSearches, saveSearch } from '~/upstream/saved-searches.server'
import { DEFAULT_FREQUENCY, NEW_SAVED_SEARCH_PATH } from '~contract/saved-searches'
import { createSearchName } from './default-name.server'
import { isTooWide, NO_EMAILS, saveSearchForm } from './form'
import { redirectToList, toSearchHref } from './list-links.server'
import { useFrequencyOptions } from './use-frequency-options'

/** Loads the form that saves the search in the URL, or edits the saved one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const { language } = visitor
  const filters = parseSearchFilters(new URL(request.url).searchParams)
  const query = toSavedQuery(filters)
  if (!query) throw redirectToList(visitor, 'search_without_filters')
  const [searches, defaultName, i18n] = await Promise.all([
    visitor.optional('saved searches', visitor.call(savedSearches)),
    createSearchName(visitor, context, filters),
    getI18n(language),
  ])
  const saved = searches?.find((search) => search.query === query)
  return {
    query,
    searchHref: toSearchHref(filters, language),
    isSaved: saved !== undefined,
    name: saved?.name ?? defaultName,
    emails: saved?.sendsEmails === false ? NO_EMAILS : (saved?.frequency ?? DEFAULT_FREQUENCY),
    title: i18n.getFixedT(language, 'saved-searches')(saved ? 'edit_title' : 'new_title'),
  }
}

type NewSavedSearchData = Awaited<ReturnType<typeof loader>>

export async function newSavedSearchAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const query = toSavedQuery(parseSearchFilters(new URL(args.request.url).searchParams))
  if (!query) throw redirectToList(visitor, 'search_without_filters')
  return handleForms(
    args,
    onSubmit(saveSearchForm, async ({ values: { name, emails }, reject }) => {
      const sendsEmails = emails !== NO_EMAILS
      const frequency = sendsEmails ? emails : DEFAULT_FREQUENCY
      const answer = await visitor.call(saveSearch({ name, query, sendsEmails, frequency }))
      if (!answer.ok && isTooWide(answer)) return reject({ emails: { key: 'search_too_wide' } })
      if (!answer.ok) return reject({ '': { key: 'too_many_searches' } })
      return redirectToList(visitor, 'search_saved')
    }),
  )
}

export const action = pageAction(newSavedSearchAction)

export const meta = createMeta<typeof loader>(({ title, query }) => ({
  title,
  canonical: `${NEW_SAVED_SEARCH_PATH}?${query}`,
  noIndex: true,
}))

export default function AccountNewSearch() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <SaveSearchForm data={data} />
    </>
  )
}

function SaveSearchForm({ data: { isSaved, name, searchHref, emails } }: { data: NewSavedSearchData }) {
  const { t } = useTranslation('saved-searches')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(saveSearchForm, { defaultValue: { name, emails } })
  const options = [...useFrequencyOptions(), { value: NO_EMAILS, label: t('no_emails') }]
  return (
    <PostForm form={form} action={layout.currentHref} className="stack narrow-form">
      {isSaved ? (
        <Flash tone="info" quiet>
          {t('saved_before')}
        </Flash>
      ) : null}
      <InputField field={fields.name} label={t('name')} hint={t('name_hint')} />
      <DropdownField field={fields.emails} label={t('frequency')} options={options} />
      <Button variant="main">{t('save')}</Button>
      <ButtonLink variant="plain" href={searchHref}>
        {t('back')}
      </ButtonLink>
    </PostForm>
  )
}
