import { useTranslation } from 'react-i18next'
import { InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { MAX_IMPORT_BYTES, MAX_IMPORT_LINES } from '~contract/statement-imports'
import { ColumnGuide } from './column-guide'
import { importForm } from './form'
import { ImportPreview } from './import-preview'
import type { StatementImportData } from './loader.server'
import { importHref } from './urls'

const MEGABYTE = 1_000_000
const SAMPLES = ['csv', 'xml'] as const

export function StatementImportView({ data }: { data: StatementImportData }) {
  return data.sent ? (
    <ImportPreview data={data} sent={data.sent} />
  ) : (
    <div className="stack">
      <UploadForm />
      <ColumnGuide columns={data.columns} />
    </div>
  )
}

function UploadForm() {
  const { t } = useTranslation('statement-imports')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(importForm)
  return (
    <>
      <p>{t('intro')}</p>
      <PostForm form={form} action={importHref(language)} encType="multipart/form-data" className="stack">
        <InputField
          field={fields.file}
          type="file"
          accept=".csv,.tsv,.txt,.xml,text/csv,text/xml,application/xml"
          label={t('file')}
          hint={t('file_hint', { megabytes: MAX_IMPORT_BYTES / MEGABYTE, count: MAX_IMPORT_LINES })}
        />
        <p>
          <Button variant="main">{t('read')}</Button>
        </p>
      </PostForm>
      <p>
        {t('samples')}{' '}
        {SAMPLES.map((format, index) => (
          <span key={format}>
            {index > 0 ? ', ' : null}
            <a href={`/import/statements.${format}`} download>
              statements.{format}
            </a>
          </span>
        ))}
      </p>
      <p className="mute">{t('photos')}</p>
    </>
  )
}
