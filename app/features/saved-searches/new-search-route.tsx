import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { CheckboxField, InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Button, ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { PageHead } from '~/ui/page-head'
import { NEW_SAVED_SEARCH_PATH } from '~contract/saved-searches'
import { newSavedSearchAction } from './action.server'
import { saveSearchForm } from './form'
import { loadNewSavedSearch, type NewSavedSearchData } from './loader.server'

export const loader = (args: LoaderFunctionArgs) => loadNewSavedSearch(args)

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

function SaveSearchForm({ data: { isSaved, name, searchHref, sendsEmails } }: { data: NewSavedSearchData }) {
  const { t } = useTranslation('saved-searches')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(saveSearchForm, {
    defaultValue: { name, emails: sendsEmails ? 'on' : undefined },
  })
  return (
    <PostForm form={form} action={layout.currentHref} className="stack narrow-form">
      {isSaved ? (
        <Flash tone="info" quiet>
          {t('saved_before')}
        </Flash>
      ) : null}
      <InputField field={fields.name} label={t('name')} hint={t('name_hint')} />
      <CheckboxField field={fields.emails} label={t('emails')} />
      <Button variant="main">{t('save')}</Button>
      <ButtonLink variant="plain" href={searchHref}>
        {t('back')}
      </ButtonLink>
    </PostForm>
  )
}
