import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkDeployed, deployReportLines, exitCodeOfDeploy } from '#hosts/check/deploy-report.ts'

const HASTE = { requestMs: 1500, totalMs: 10_000, noAnswers: 2 }
const HOME = '<!doctype html><script type="module" src="/assets/a-12345678.js"></script>'

async function listening(server: Server, close: () => void): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    close()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Starts a host that answers as told. */
function hostThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  return listening(server, () => server.closeAllConnections())
}

/** Starts a host whose start page is one of this project, and which answers everything else as told. */
function hostBehindItsStartPage(answer: RequestListener): Promise<string> {
  return hostThat((request, response) => (request.url === '/' ? response.end(HOME) : answer(request, response)))
}

const whole = (url: string) => checkDeployed(url, HASTE)

test.each([
  ['hangs', () => {}, /was not answered in 1\.5 seconds/],
  ['redirects in circles', (_, response) => response.writeHead(302, { location: '/' }).end(), /redirects to \/\./],
  ['is of somebody else', (_, response) => response.end('<h1>Welcome</h1>'), /not one of this project/],
  ['is broken', (_, response) => response.writeHead(503).end(), /answers with status 503\./],
  ['breaks off', (_, response) => response.destroy(), /broke the connection off/],
  ['is too large', (_, response) => void endless(response), /(is larger than 16 MB|was not answered in)/],
] satisfies [string, RequestListener, RegExp][])('a host that %s is not checked', async (_, answer, reason) => {
  const report = await whole(await hostThat(answer))
  expect(report.notChecked).toMatch(reason)
  expect(exitCodeOfDeploy(report)).toBe(2)
  expect(deployReportLines(report)).toEqual([`Not checked: ${report.notChecked}`])
})

test('what is not HTTP is not checked', async () => {
  const sockets = createSocketServer((socket) => void socket.on('error', () => {}).end('220 mail.example ESMTP\r\n'))
  const report = await whole(await listening(sockets, () => {}))
  expect(report.notChecked).toContain('The answer is not HTTP.')
})

test('where nothing listens, the sentence says so', async () => {
  const server = createServer()
  const url = await listening(server, () => {})
  await new Promise((resolve) => server.close(resolve))
  expect((await whole(url)).notChecked).toBe(`${url} does not answer. Nothing listens there. Is the server running?`)
})

test.each([
  ['hangs', () => {}],
  ['sends bodies without end', (_, response) => void endless(response)],
  ['redirects everything in circles', (request, response) => response.writeHead(301, { location: request.url }).end()],
  ['redirects to no address', (_, response) => response.writeHead(301, { location: 'http://[' }).end()],
  ['breaks every connection off', (_, response) => response.destroy()],
  ['answers everything with its start page', (_, response) => response.end(HOME)],
  ['names addresses that cannot be read', (_, response) => response.end('<loc>http://x/%E0%A4%A</loc><loc>::</loc>')],
  ['sends one long name', (_, response) => response.end(`<loc>http://x/a</loc>@${'a'.repeat(3_000_000)}`)],
  ['sends styles without end tags', (_, response) => response.end(`<loc>http://x/a</loc>${'<style'.repeat(300_000)}`)],
] satisfies [string, RequestListener][])(
  'a host that %s behind its start page fails, and is soon done',
  async (_, answer) => {
    const start = performance.now()
    const report = await whole(await hostBehindItsStartPage(answer))
    expect(exitCodeOfDeploy(report)).toBe(1)
    expect(performance.now() - start).toBeLessThan(20_000)
  },
)

test('after a few requests without an answer no more are sent', async () => {
  let asked = 0
  const url = await hostBehindItsStartPage(() => {
    asked += 1
  })
  const report = await whole(url)
  expect(asked).toBeLessThan(10)
  expect(deployReportLines(report).join()).toContain('was not asked for, because the host is too slow.')
})

test('what cannot be checked without knowing a page is left out, with its title', async () => {
  const report = await whole(await hostBehindItsStartPage((_, response) => response.writeHead(404).end()))
  const named = (title: string) => report.groups.find((group) => group.title === title)?.checks.map(({ name }) => name)
  expect(named('Addresses')).toEqual([
    'every address of the sitemap shows its page',
    'an unknown address has status 404 and shows the page for it',
  ])
  expect(named('Content')).toEqual([])
  expect(deployReportLines(report)).not.toContain('Content:')
  expect(deployReportLines(report).join()).not.toContain('each page has its policy')
})

test('what can be checked with a page is in the report, but not pages that moved, which no host tells', async () => {
  const report = await whole(await hostBehindItsStartPage((_, response) => response.end('<loc>http://x/a</loc>')))
  const names = report.groups.flatMap(({ checks }) => checks).map(({ name }) => name)
  expect(names).toContain('a slash at the end, .html and /index lead to the one address, with the query')
  expect(names).toContain('settings are your own')
  expect(names.join()).not.toContain('moved')
})

test('each mistake is followed by what to do, and control signs of a host do not reach the terminal', async () => {
  const report = await whole(
    await hostBehindItsStartPage((_, response) => response.end('<loc>http://x/\u001b[31m</loc>')),
  )
  const lines = deployReportLines(report)
  const wrong = report.groups.flatMap(({ checks }) => checks).filter(({ problems }) => problems.length > 0)
  expect(lines.filter((line) => line.startsWith('       → '))).toHaveLength(wrong.length)
  expect(lines.join()).not.toContain('\u001b')
  expect(lines.at(-1)).toMatch(/: \d+ of these need your attention\.$/)
})

/** Sends a body as fast as the reader takes it, until the reader leaves. */
function endless(response: import('node:http').ServerResponse): void {
  const piece = Buffer.alloc(1 << 20, ' ')
  const more = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', more)
  more()
}
