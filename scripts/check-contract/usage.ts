export const USAGE = `Usage: check-contract --base-url URL [options]

Checks a running backend against the Rendezvous API contract: every operation with valid and broken requests, with
and without a session, in sequences, of two members, and for the habits of PHP. Use an account made for tests, or --safe.

What is checked
  --base-url URL          the server, for example http://localhost:8080 (required)
  --login MAIL:PASSWORD   account for the calls that need a session
  --contract FILE         another contract, one JSON or YAML document (default: the one that comes with the command)
  --values FILE           JSON with values that cannot be learned: {"reset_token": "…", "activation_token": "…"}
  --only WHAT             only this operation, tag or path, such as getChats, money, '/api/chat*' (repeatable)
  --skip WHAT             not this one (repeatable)
  --source KIND           specified or proposed
  --phase NAME            conformance, negative, session, sequences, members, idempotency, php (repeatable; default: all)
  --languages LIST        those that the site offers, such as de,en (default: all of the contract)
  --thorough              every broken request, not only some of each kind

How it is sent
  --safe                  nothing that changes anything, nothing twice: for a server in use
  --dry-run               print what would be sent, send nothing
  --rate N                at most N requests a second
  --timeout-ms N          for one answer (default 15000)
  --max-body-mb N         of one answer (default 20)
  --header 'Name: value'  with every request; replaces a header of the same name (repeatable)
  --insecure              accept certificates that cannot be verified; the report says so

What comes out
  --report KIND=PATH      junit, json, har, html, sarif or gitlab (repeatable)
  --annotate github       annotations of GitHub Actions, one for each cause
  --fix-first             the ten causes to begin with, in place of every finding
  --baseline FILE         findings that are known fail nothing
  --write-baseline FILE   write the findings of this run down as known
  --allow-unproven        operations that are not proven do not fail the run
  --resume FILE           keep what is done there, and go on behind it after an early end
  --no-color              also without colours when NO_COLOR is set or the output is no terminal
  --quiet                 findings and result only

Other ways to use it
  --proxy [PORT]          stand between a client and the server (default port 8081) and check what passes
  --proxy-for-seconds N   end the proxy and write its reports after this time (default: on Ctrl-C)
  --guard FILE            write a PHP file that holds a backend in development against the contract
  --diff OLD NEW          compare two contracts and say what breaks whom

  --help, --version

Exit code
  0  the server conforms
  1  there are findings, or operations that nothing proves
  2  the run could not start, or ended early (server gone, interrupted); what was found until then is still reported`;
