import { expect, test } from 'vitest'
import { openLayer, openTab } from '#support/fake-history.ts'

test('Back closes what is open, at the same address, and the next Back leaves the page', async () => {
  const tab = await openTab('/', '/about')
  const menu = openLayer(tab.layers)
  await tab.settle()
  expect(tab.past()).toEqual(['/', '/about', '/about'])
  await tab.press('back')
  expect([menu.isOpen(), tab.address()]).toEqual([false, '/about'])
  await tab.press('back')
  expect(tab.address()).toBe('/')
})

test('layers on top of each other close in order', async () => {
  const tab = await openTab('/', '/privacy')
  const [panel, dialog] = [openLayer(tab.layers), openLayer(tab.layers)]
  await tab.settle()
  await tab.press('back')
  expect([panel.isOpen(), dialog.isOpen()]).toEqual([true, false])
  await tab.press('back')
  expect([panel.isOpen(), tab.address()]).toEqual([false, '/privacy'])
})

test('what closes in another way leaves no entry behind, even from below another layer', async () => {
  const tab = await openTab('/', '/about')
  const [chat, dialog] = [openLayer(tab.layers), openLayer(tab.layers)]
  await tab.settle()
  chat.close()
  await tab.settle()
  expect([dialog.isOpen(), tab.past()]).toEqual([true, ['/', '/about', '/about']])
  dialog.close()
  await tab.settle()
  await tab.press('back')
  expect(tab.address()).toBe('/')
})

test('a layer that closes and opens again at once keeps its entry, at whatever moment', async () => {
  const tab = await openTab('/', '/about')
  openLayer(tab.layers).close()
  const first = openLayer(tab.layers)
  await tab.settle()
  expect(tab.past()).toHaveLength(3)
  first.close()
  await tab.runTasks()
  const second = openLayer(tab.layers) // while the browser is on its way back
  await tab.settle()
  expect([second.isOpen(), tab.past()]).toEqual([true, ['/', '/about', '/about']])
  await tab.press('back')
  expect([second.isOpen(), tab.address()]).toEqual([false, '/about'])
})

test('a layer that does not close on Back has its entry again', async () => {
  const tab = await openTab('/', '/privacy')
  const dialog = openLayer(tab.layers, { refusesBack: true })
  await tab.settle()
  await tab.press('back')
  expect([dialog.isOpen(), tab.past()]).toEqual([true, ['/', '/privacy', '/privacy']])
  dialog.close()
  await tab.settle()
  expect(tab.past()).toEqual(['/', '/privacy'])
})

test('after a reload with something open, one press of Back leaves the page, and Forward comes back', async () => {
  const tab = await openTab('/', '/about')
  openLayer(tab.layers)
  openLayer(tab.layers)
  await tab.settle()
  await tab.load()
  await tab.press('back')
  expect(tab.address()).toBe('/')
  await tab.press('forward')
  expect(tab.address()).toBe('/about')
  await tab.press('back')
  expect(tab.address()).toBe('/')
})

test('what opens after a reload uses the entry that is left', async () => {
  const tab = await openTab('/', '/about')
  openLayer(tab.layers)
  await tab.settle()
  const menu = openLayer(await tab.load())
  await tab.settle()
  expect(tab.past()).toHaveLength(3)
  await tab.press('back')
  expect([menu.isOpen(), tab.past()]).toEqual([false, ['/', '/about']])
})

test('Forward after Back opens nothing, and Back then leaves the page at once', async () => {
  const tab = await openTab('/', '/about')
  openLayer(tab.layers)
  await tab.settle()
  await tab.press('back')
  await tab.press('forward')
  expect(tab.address()).toBe('/about')
  await tab.press('back')
  expect(tab.address()).toBe('/')
})

test('Back and Forward pass the entry of a layer from which the visitor jumped elsewhere', async () => {
  const tab = await openTab('/', '/about')
  const menu = openLayer(tab.layers)
  await tab.settle()
  menu.close()
  tab.follow('/jobs') // typed into the address bar while the menu was open
  await tab.press('back')
  expect(tab.address()).toBe('/about')
  await tab.press('back')
  expect(tab.address()).toBe('/')
  await tab.press('forward')
  await tab.press('forward')
  expect(tab.address()).toBe('/jobs')
})

test('an entry is kept while the page of a link is loading, and the link replaces it', async () => {
  const tab = await openTab('/', '/about')
  const menu = openLayer(tab.layers)
  await tab.settle()
  tab.layers.layerLink.isFollowed = true
  menu.close()
  await tab.settle()
  expect(tab.layers.isLayerEntry()).toBe(true)
  tab.history.replaceState(null, '', '/jobs')
  await tab.settle()
  expect([tab.past(), tab.layers.isLayerEntry()]).toEqual([['/', '/about', '/jobs'], false])
})

test('an entry is removed when a link led to the page itself', async () => {
  const tab = await openTab('/', '/about')
  const menu = openLayer(tab.layers)
  await tab.settle()
  tab.layers.layerLink.isFollowed = true
  tab.history.replaceState(tab.history.state, '', '/about#team')
  menu.close()
  await tab.settle()
  expect(tab.past()).toEqual(['/', '/about'])
})

test('what stays open when a link leads to another page has an entry there', async () => {
  const tab = await openTab('/', '/about')
  const chat = openLayer(tab.layers)
  await tab.settle()
  tab.layers.layerLink.isFollowed = true
  tab.history.replaceState(null, '', '/jobs')
  await tab.settle()
  expect(tab.past()).toEqual(['/', '/about', '/jobs', '/jobs'])
  await tab.press('back')
  expect([chat.isOpen(), tab.address()]).toEqual([false, '/jobs'])
})

test('a dialog with an address is closed by Back, and needs no entry if a link opened it', async () => {
  const tab = await openTab('/', '/library')
  tab.history.pushState(tab.layers.layerState(1), '', '/library?agent=3')
  openLayer(tab.layers, { hasAddress: true })
  await tab.settle()
  expect(tab.past()).toEqual(['/', '/library', '/library?agent=3'])
  await tab.press('back')
  expect(tab.address()).toBe('/library')
  const link = await openTab('/', '/library?agent=3')
  openLayer(link.layers, { hasAddress: true })
  await link.settle()
  expect(link.past()).toHaveLength(2)
})

test('the entry of a dialog that an earlier version of the site opened is known', async () => {
  const tab = await openTab('/', '/library')
  tab.history.pushState({ isOpenedHere: true }, '', '/library?agent=3')
  expect(tab.layers.isLayerEntry()).toBe(true)
})

test('without an entry, because the browser refuses one, a layer opens and closes, and gets one later', async () => {
  const tab = await openTab('/', '/about')
  tab.refuse('pushState', 'replaceState')
  const menu = openLayer(tab.layers)
  await tab.settle()
  expect([menu.isOpen(), tab.past()]).toEqual([true, ['/', '/about']])
  menu.close()
  const chat = openLayer(tab.layers)
  await tab.settle()
  await tab.press('back')
  expect([chat.isOpen(), tab.address()]).toEqual([false, '/'])
  tab.refuse()
  openLayer(tab.layers)
  await tab.settle()
  expect(tab.past()).toEqual(['/', '/'])
})

test('while something is open, going back does not scroll the page, and later it does again', async () => {
  const tab = await openTab('/about')
  const { history } = tab
  const chat = openLayer(tab.layers)
  await tab.settle()
  expect(history.scrollRestoration).toBe('manual')
  chat.close()
  await tab.settle()
  expect(history.scrollRestoration).toBe('manual') // the browser scrolls after its event
  history.replaceState({ top: 90 }, '')
  expect(history.scrollRestoration).toBe('auto')
})

test('the state of an entry that other parts of the site wrote is kept', async () => {
  const tab = await openTab('/about')
  tab.history.replaceState({ top: 240 }, '')
  openLayer(tab.layers)
  await tab.settle()
  expect(tab.history.state).toEqual({ top: 240, isOpenedHere: true, layers: 1 })
})

test('a layer that the router closes while the visitor goes back takes only its own entries away', async () => {
  const tab = await openTab('/', '/about', '/library')
  openLayer(tab.layers)
  await tab.settle()
  const layers = await tab.load() // the entry of the layer is left
  tab.history.pushState({ layers: 2 }, '', '/library?agent=1')
  const dialog = openLayer(layers, { hasAddress: true })
  await tab.settle()
  tab.onNavigation(() => dialog.close()) // as the router does, whose address no longer opens the dialog
  await tab.press('back')
  expect([dialog.isOpen(), tab.address()]).toEqual([false, '/library'])
})

test('if the browser refuses new entries but not changed ones, a layer is open without an entry', async () => {
  const tab = await openTab('/', '/about')
  const layers = await tab.load(() => tab.history.replaceState({ top: 100 }, ''))
  tab.refuse('pushState')
  const menu = openLayer(layers)
  await tab.settle()
  expect([menu.isOpen(), tab.past()]).toEqual([true, ['/', '/about']])
})
