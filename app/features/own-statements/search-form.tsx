import { useTranslation } from 'react-i18next'
import { DropdownField, InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { toReaderName } from '~contract/values/reader-name'
import { searchForm } from './form'
import { type OwnStatementsParams, ownStatementsPath, SORTS } from './urls'

interface SearchFormProps {
  params: OwnStatementsParams
  text: string
  deals: { id: number; name: string }[]
  kinds: { id: number; name: string }[]
  agents: { id: number; name: string }[]
  hasClients: boolean
}

export function SearchForm({ params, text, deals, kinds, agents, hasClients }: SearchFormProps) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(searchForm, {
    defaultValue: {
      text,
      deal_types: String(params.deal ?? ''),
      real_estate_types: String(params.kind ?? ''),
      agent: String(params.agent ?? ''),
      order_by: params.sort,
    },
  })
  const toOptions = (entries: SearchFormProps['deals']) =>
    entries.map(({ id, name }) => ({ value: id, label: toReaderName(name, language) }))
  return (
    <PostForm
      form={form}
      className="own-filters"
      action={toLocalizedPath(ownStatementsPath({ ...params, page: 1 }), language)}
      role="search"
    >
      <InputField
        field={fields.text}
        type="search"
        label={t(hasClients ? 'search_label_with_client' : 'search_label')}
      />
      <DropdownField
        field={fields.deal_types}
        label={t('deal')}
        blank={t('any_deal')}
        options={toOptions(deals)}
      />
      <DropdownField
        field={fields.real_estate_types}
        label={t('kind')}
        blank={t('any_kind')}
        options={toOptions(kinds)}
      />
      {agents.length > 0 ? (
        <DropdownField
          field={fields.agent}
          label={t('agents.label')}
          blank={t('agents.own')}
          options={[
            { value: 'all', label: t('agents.all') },
            ...agents.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      <DropdownField
        field={fields.order_by}
        label={t('sort')}
        options={SORTS.map((order) => ({ value: order, label: t(`sorts.${order}`) }))}
      />
      <Button icon="search">{t('search')}</Button>
    </PostForm>
  )
}
