import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { searchShortcutUrl } from '~/features/search-filters'
import { handleForms } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { PageHead } from '~/ui/page-head'
import { Section } from '~/ui/section'
import { DAILY_RENT_DEAL_ID } from '~contract/statements'
import { STAYS_PATH } from '~contract/stays'
import { handleStayChange } from './change-stay.server'
import { changeStayForm } from './form'
import { StayList } from './stay-list'
import { loadStayList, type StayListData } from './stay-list.server'
import sheet from './stays.css?url'

export const loader = (args: LoaderFunctionArgs) => loadStayList(args)

async function stayListAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  return handleForms(args, handleStayChange(visitor, toLocalizedPath(STAYS_PATH, visitor.language)))
}

export const action = pageAction(stayListAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: STAYS_PATH,
  noIndex: true,
}))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function AccountStays() {
  const data = useLoaderData() as StayListData
  return (
    <>
      <PageHead title={data.title} />
      <StayLists data={data} />
    </>
  )
}

function StayLists({ data: { asGuest, asOwner, rate } }: { data: StayListData }) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(changeStayForm)
  const parts = [
    { title: t('list_requests_of_guests'), stays: asOwner.current },
    { title: t('list_own'), stays: asGuest.current },
    { title: t('list_former_guests'), stays: asOwner.former },
    { title: t('list_former_own'), stays: asGuest.former },
  ].filter(({ stays }) => stays.length > 0)
  if (parts.length === 0)
    return (
      <EmptyState
        title={t('list_none')}
        action={
          <ButtonLink href={searchShortcutUrl({ lists: { deal_types: [DAILY_RENT_DEAL_ID] } }, language)}>
            {t('list_search')}
          </ButtonLink>
        }
      >
        {t('list_none_text')}
      </EmptyState>
    )
  return (
    <PostForm form={form} action={toLocalizedPath(STAYS_PATH, language)} className="stack">
      {parts.map(({ title, stays }) => (
        <Section key={title} title={title}>
          <StayList stays={stays} fields={fields} rate={rate} hasTitles />
        </Section>
      ))}
    </PostForm>
  )
}
