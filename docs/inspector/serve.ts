// npm run inspect: serves the page on a free port of this machine, and nothing else.

const file = Deno.args[0] ?? "dist/inspector/index.html";
const page = await Deno.readFile(file).catch(() => {
  console.error(`Cannot read ${file}: expected what \`npm run build\` makes`);
  Deno.exit(1);
});

Deno.serve({
  hostname: "127.0.0.1",
  port: 0,
  onListen: ({ port }) => console.log(`http://127.0.0.1:${port}/`),
}, (request) => {
  const { pathname } = new URL(request.url);
  if (pathname !== "/" && pathname !== "/index.html") return new Response(null, { status: 404 });
  return new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
});
