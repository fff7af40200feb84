import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/select'
import { TextField } from '~/ui/text-field'
import { OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { toReaderName } from '~contract/values/reader-name'
import { type OwnStatementsParams, SORTS } from './urls'

interface SearchFormProps {
  params: OwnStatementsParams
  deals: { id: number; name: string }[]
  kinds: { id: number; name: string }[]
  agents: { id: number; name: string }[]
  hasClients: boolean
}

export function SearchForm({ params, deals, kinds, agents, hasClients }: SearchFormProps) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  return (
    <form className="own-filters" action={toLocalizedPath(OWN_STATEMENTS_PATH, language)}>
      {params.state ? <input type="hidden" name="status" value={params.state} /> : null}
      <TextField
        id="q"
        name="q"
        type="search"
        label={t(hasClients ? 'search_label_with_client' : 'search_label')}
        defaultValue={params.text}
      />
      <SelectField
        id="deal_types"
        name="deal_types"
        label={t('deal')}
        blank={t('any_deal')}
        options={deals.map(({ id, name }) => ({ value: id, label: toReaderName(name, language) }))}
        defaultValue={params.deal ?? ''}
      />
      <SelectField
        id="real_estate_types"
        name="real_estate_types"
        label={t('kind')}
        blank={t('any_kind')}
        options={kinds.map(({ id, name }) => ({ value: id, label: toReaderName(name, language) }))}
        defaultValue={params.kind ?? ''}
      />
      {agents.length > 0 ? (
        <SelectField
          id="agent"
          name="agent"
          label={t('agents.label')}
          blank={t('agents.own')}
          options={[
            { value: 'all', label: t('agents.all') },
            ...agents.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          defaultValue={params.agent ?? ''}
        />
      ) : null}
      <SelectField
        id="order_by"
        name="order_by"
        label={t('sort')}
        options={SORTS.map((order) => ({ value: order, label: t(`sorts.${order}`) }))}
        defaultValue={params.sort}
      />
      <Button icon="search">{t('search')}</Button>
    </form>
  )
}
