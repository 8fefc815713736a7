import { errorCodes } from '@tinystar/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../services.ts';
import { Failure } from './failure.ts';
import { allow, clientOf } from './limit.ts';
import { reportPath } from './headers.ts';

const perClient = { max: 20, seconds: 60 };
const largest = 16 * 1_024;
const mostReports = 10;
const longest = 300;

// The newer form lists reports of all kinds; the older one is a single object.
const Listed = z.array(z.object({ type: z.string(), body: z.record(z.string(), z.unknown()) }));
const Single = z.object({ 'csp-report': z.record(z.string(), z.unknown()) });

/**
 * Takes what browsers tell about broken content policies (XSSD-01) and logs it. Anybody can send anything here: reports
 * are counted per client, and only three short texts of each are kept, addresses without their query.
 */
export async function addPolicyReports(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    const types = ['application/reports+json', 'application/csp-report'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: largest }, (_request, body, done) => {
      try {
        done(null, JSON.parse(body as string));
      } catch {
        done(new Failure(errorCodes.invalidInput));
      }
    });
    scope.post(reportPath, { bodyLimit: largest }, async (request, reply) => {
      await allow(services, `policyReport:${clientOf(request.ip)}`, perClient);
      for (const report of reportsOf(request.body)) request.log.warn({ report }, 'content policy broken');
      return reply.code(204).send();
    });
  });
}

interface Report {
  directive: string;
  blocked: string;
  page: string;
}

function reportsOf(body: unknown): Report[] {
  const listed = Listed.safeParse(body);
  const single = Single.safeParse(body);
  if (!listed.success && !single.success) throw new Failure(errorCodes.invalidInput);
  const bodies = listed.success
    ? listed.data.filter(({ type }) => type === 'csp-violation').map((report) => report.body)
    : [single.data?.['csp-report'] ?? {}];
  return bodies.slice(0, mostReports).map((told) => ({
    directive: short(told['effectiveDirective'] ?? told['violated-directive']),
    blocked: short(told['blockedURL'] ?? told['blocked-uri']),
    page: short(told['documentURL'] ?? told['document-uri']),
  }));
}

// Query and fragment of an address may hold secrets.
const short = (told: unknown): string =>
  typeof told === 'string' ? told.replace(/[?#].*$/s, '').slice(0, longest) : '';
