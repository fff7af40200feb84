import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { listSources, readSource } from './import-graph'

const sources = listSources('app')
const views = sources.filter((file) => file.endsWith('.tsx'))

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement

const nameOf = (element: Element) => element.tagName.getText()

/** The text of an attribute; undefined when it is missing or calculated. */
function getAttribute(element: Element, name: string): string | undefined {
  const attribute = element.attributes.properties.find(
    (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === name,
  )
  const value = attribute?.initializer
  return value && ts.isStringLiteral(value) ? value.text : undefined
}

function listElements(node: ts.Node): Element[] {
  const elements: Element[] = []
  const visit = (child: ts.Node) => {
    if (ts.isJsxOpeningElement(child) || ts.isJsxSelfClosingElement(child)) elements.push(child)
    ts.forEachChild(child, visit)
  }
  visit(node)
  return elements
}

function parseView(source: string): ts.SourceFile {
  return ts.createSourceFile('view.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

function drawsPostForm(source: string): boolean {
  return listElements(parseView(source)).some(
    (element) =>
      (/^(fetcher\.)?form$/i.test(nameOf(element)) && getAttribute(element, 'method') === 'post') ||
      getAttribute(element, 'formMethod') === 'post',
  )
}

/** The elements of button forms that somebody could fill in. */
function listFieldsOfButtonForms(source: string): string[] {
  return listElements(parseView(source))
    .filter((element) => ts.isJsxOpeningElement(element) && nameOf(element) === 'ButtonForm')
    .flatMap((element) => listElements(element.parent).filter(isField).map(nameOf))
}

function isField(element: Element): boolean {
  if (nameOf(element) === 'input') return getAttribute(element, 'type') !== 'hidden'
  return /^(select|textarea|Checkbox|TextArea|RadioGroup|\w*Field)$/.test(nameOf(element))
}

const readsForm = (source: string) => /\bparseFormData\(|\.formData\(\)/.test(source)

describe('a form of one’s own is found', () => {
  test.each(['<form id="a" method="post" />', '<Form method="post">x</Form>', '<b formMethod="post" />'])(
    'in %s',
    (view) => expect(drawsPostForm(view)).toBe(true),
  )

  test.each(['<form method="get" />', '<PostForm form={form} />'])('not in %s', (view) =>
    expect(drawsPostForm(view)).toBe(false),
  )

  test('and a field in a form of buttons', () => {
    const view = '<ButtonForm><input type="hidden" /><p><input name="a" /><TextField /></p></ButtonForm>'
    expect(listFieldsOfButtonForms(view)).toEqual(['input', 'TextField'])
  })
})

describe('the form kit', () => {
  const own = sources.filter((file) => !file.startsWith('app/forms/'))
  const drawing = own.filter((file) => file.endsWith('x') && drawsPostForm(readSource(file)))
  const reading = own.filter((file) => readsForm(readSource(file)))

  test('draws every form that is posted', () => {
    expect(drawing).toEqual([])
  })

  test('reads every form', () => {
    expect(reading).toEqual([])
  })

  test('uses conform: for the forms with fields, and for what both kinds send', () => {
    expect(readSource('app/forms/use-defined-form.ts')).toContain("from '@conform-to/react'")
    for (const file of ['app/forms/form-action.server.ts', 'app/forms/button-form.server.ts'])
      expect(readSource(file)).toContain("import { parseWithZod } from '@conform-to/zod/v4'")
  })

  test('draws forms of buttons without fields, which nobody can mistype', () => {
    const buttonForms = views.filter((file) => readSource(file).includes('<ButtonForm'))
    expect(buttonForms.length).toBeGreaterThan(5)
    expect(buttonForms.filter((file) => listFieldsOfButtonForms(readSource(file)).length > 0)).toEqual([])
  })
})
