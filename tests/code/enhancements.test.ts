import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { enhancements } from '~/enhance/registry'
import { listSources, readSource } from './import-graph'

/** Modules that search outside of their own element, each with what they search for. */
const LOOKS_AT_THE_PAGE: Readonly<Record<string, string>> = {
  'analytics.ts': 'its own script element',
  'chat-widget/chat-widget.ts': 'the body, over which the chat opens',
  'dialog.ts': 'the link that opened the dialog just closed, on another page',
  'enhance-elements.ts': 'the elements to enhance',
  'filters-in-place.ts': 'the results, and the filters beside the order',
  'favorites.ts': 'the counts in the header and the menu',
  'notification-count.ts': 'the line above a list of notifications',
  'photo-form.ts': 'the step of the photos, which it is the script of',
  'page-wide/offline-reading.ts': 'the hearts of the whole page',
  'page-wide/pending-forms.ts': 'the forms of the whole page',
  'reveal-phone.ts': 'the other buttons of the same number',
  'shared/announce.ts': 'the open dialog, or the page, for its region',
  'shared/page-events.ts': 'the script element of the data layer',
  'shared/signed-out.ts': 'the body, which tells all scripts that nobody is signed in any more',
}

const PAGE_LOOKUP = /\b(document\.(querySelector(All)?|getElement\w+)|document\.(forms|links|body))\b/

const modules = listSources('app/enhance').map((file) => ({
  file: file.replace('app/enhance/', ''),
  source: readSource(file),
}))

/** Returns the names in every `data-enhance` of the views, with the files that use them. */
function listUsedNames(): Map<string, string[]> {
  const used = new Map<string, string[]>()
  for (const file of listSources('app').filter((name) => name.endsWith('.tsx')))
    for (const name of readEnhanceAttributes(file, readSource(file)))
      used.set(name, [...(used.get(name) ?? []), file])
  return used
}

function readEnhanceAttributes(file: string, source: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'data-enhance' && node.initializer)
      names.push(...readStrings(node.initializer))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return names
}

function readStrings(node: ts.Node): string[] {
  if (ts.isStringLiteral(node)) return node.text.split(' ')
  return node.getChildren().flatMap(readStrings)
}

describe('enhancements', () => {
  test('names in a `data-enhance` attribute are found, also in a conditional expression', () => {
    const view = `<><p data-enhance="a b" /><p data-enhance={isOpen ? 'c' : undefined} /></>`
    expect(readEnhanceAttributes('view.tsx', view)).toEqual(['a', 'b', 'c'])
  })

  test('every enhancement in a view is in the registry, and every one of the registry in a view', () => {
    expect([...listUsedNames().keys()].sort()).toEqual(Object.keys(enhancements).sort())
  })

  test('only the listed modules search the page outside of their own element', () => {
    const lookers = modules.filter(({ source }) => PAGE_LOOKUP.test(source)).map(({ file }) => file)
    expect(lookers.sort()).toEqual(Object.keys(LOOKS_AT_THE_PAGE).sort())
  })

  test('the first script starts exactly what the registry lists', () => {
    const main = modules.find(({ file }) => file === 'main.ts')
    const imports = [...(main?.source ?? '').matchAll(/from '(.+)'/g)].map(([, specifier]) => specifier)
    expect(imports).toEqual(['./enhance-elements', './registry', './shared/applies-style-sheets'])
  })
})
