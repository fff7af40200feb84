import sheet from './statement-drafts.css?url'

export function StatementDraftStylesheet() {
  return <link rel="stylesheet" href={sheet} />
}
