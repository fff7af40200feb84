import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { listSources, readSource } from './import-graph'

const sources = listSources('app')
const views = sources.filter((file) => file.endsWith('.tsx'))

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement

const nameOf = (element: Element) => element.tagName.getText()

/** Returns the text of an attribute; undefined if it is missing or computed. */
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

/** Returns the elements of button forms that a visitor could fill in. */
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

describe('search for forms outside of the form kit', () => {
  test.each(['<form id="a" method="post" />', '<Form method="post">x</Form>', '<b formMethod="post" />'])(
    'the search finds a posted form in %s',
    (view) => expect(drawsPostForm(view)).toBe(true),
  )

  test.each(['<form method="get" />', '<PostForm form={form} />'])(
    'the search finds no posted form in %s',
    (view) => expect(drawsPostForm(view)).toBe(false),
  )

  test('the search finds fields in a form of buttons', () => {
    const view = '<ButtonForm><input type="hidden" /><p><input name="a" /><TextField /></p></ButtonForm>'
    expect(listFieldsOfButtonForms(view)).toEqual(['input', 'TextField'])
  })
})

describe('form kit', () => {
  const own = sources.filter((file) => !file.startsWith('app/forms/'))
  const drawing = own.filter((file) => file.endsWith('x') && drawsPostForm(readSource(file)))
  const reading = own.filter((file) => readsForm(readSource(file)))

  test('the form kit renders every posted form', () => {
    expect(drawing).toEqual([])
  })

  test('the form kit reads every form', () => {
    expect(reading).toEqual([])
  })

  test('the form kit uses conform to build forms with fields and to parse all forms', () => {
    expect(readSource('app/forms/use-defined-form.ts')).toContain("from '@conform-to/react'")
    for (const file of ['app/forms/form-action.server.ts', 'app/forms/button-form.server.ts'])
      expect(readSource(file)).toContain("import { parseWithZod } from '@conform-to/zod/v4'")
  })

  test('forms of buttons have no fields, so that they need no error messages', () => {
    const buttonForms = views.filter((file) => readSource(file).includes('<ButtonForm'))
    expect(buttonForms.length).toBeGreaterThan(5)
    expect(buttonForms.filter((file) => listFieldsOfButtonForms(readSource(file)).length > 0)).toEqual([])
  })
})
