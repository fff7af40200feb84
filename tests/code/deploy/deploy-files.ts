import { parseAllDocuments } from 'yaml'
import { listRepositoryFiles } from '../documents'
import { readSource } from '../import-graph'

export const deployFiles = listRepositoryFiles().filter((file) => file.startsWith('deploy/'))

/** Returns the documents of a YAML file. @throws Error with the first mistake */
export function readYaml<Content>(file: string): Content[] {
  return parseAllDocuments(readSource(file), { merge: true }).map((document) => {
    if (document.errors[0]) throw document.errors[0]
    return document.toJS() as Content
  })
}

interface AlertRule {
  alert: string
  expr: string
  labels?: Record<string, string>
}

export function readAlerts(): AlertRule[] {
  const [{ groups }] = readYaml<{ groups: { rules: AlertRule[] }[] }>('deploy/prometheus/alerts.yml') as [
    { groups: { rules: AlertRule[] }[] },
  ]
  return groups.flatMap(({ rules }) => rules)
}

/** Returns the metrics that a query of Prometheus names. */
export function listQueriedMetrics(query: string): string[] {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(?:by|without) *\([^)]*\)/g, '')
    .replace(/\$\w+/g, '')
  return [...bare.matchAll(/\b[a-z]\w*\b(?! *\()/g)]
    .map(([name]) => name)
    .filter((name) => !KEYWORDS.has(name))
}

const KEYWORDS = new Set(['or', 'and', 'unless', 'm', 'h', 's', 'd'])
